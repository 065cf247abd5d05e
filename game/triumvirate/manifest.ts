import type { Manifest } from '../table/module';

export const triumvirateManifest = {
  id: 'triumvirate',
  title: 'The End of the Triumvirate',
  seats: { least: 2, most: 3 },
  tableOptions: [],
} as const satisfies Manifest;
