import { aleaManifest } from './alea/manifest';
import { syllaManifest } from './sylla/manifest';
import { triumvirateManifest } from './triumvirate/manifest';

/** The games at this table, without their rules. */
export const MANIFESTS = {
  sylla: syllaManifest,
  alea: aleaManifest,
  triumvirate: triumvirateManifest,
};
export type GameId = keyof typeof MANIFESTS;

export const GAME_IDS = Object.keys(MANIFESTS) as GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(MANIFESTS, id);
}
