// Compiles TypeScript entry points to single CommonJS files, to be run in processes of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/** `use` gets a function that compiles an entry point and resolves to the path of the bundle. */
export async function withBundles(use) {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'triclinium-'));
  const bundle = async (entry, { without } = {}) => {
    const outfile = join(folder, `${entry.replaceAll('/', '-')}.cjs`);
    const { metafile } = await build({
      entryPoints: [join(root, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      metafile: true,
      logLevel: 'silent',
    });
    const inside = Object.keys(metafile.inputs).filter((file) => file.includes(`/${without}/`));
    if (inside.length > 0) throw new Error(`${entry} must not load ${without}: ${inside[0]}`);
    return outfile;
  };
  try {
    return await use(bundle);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
