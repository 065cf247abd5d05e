import type { Manifest } from '../table/module';

export const aleaManifest = {
  id: 'alea',
  title: 'Alea Iacta Est',
  seats: { least: 2, most: 5 },
  tableOptions: [],
} as const satisfies Manifest;
