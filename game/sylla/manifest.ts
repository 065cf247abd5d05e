import type { Manifest } from '../table/module';

export const syllaManifest = {
  id: 'sylla',
  title: 'Sylla',
  seats: { least: 3, most: 4 },
  tableOptions: [{ name: 'openPurses', default: false }],
} as const satisfies Manifest;
