// Compiles TypeScript entry points to single CommonJS files, to be run in processes of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/** `use` gets a function that compiles an entry point and resolves to the path of the bundle. */
export async function withBundles(use) {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'triclinium-'));
  // Packages with binaries of their own cannot be bundled; they are found from within the project.
  const inside = mkdtempSync(join(root, 'node_modules/.triclinium-'));
  const bundle = async (entry, { without, external = false } = {}) => {
    const outfile = join(external ? inside : folder, `${entry.replaceAll('/', '-')}.cjs`);
    const { metafile } = await build({
      entryPoints: [join(root, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      packages: external ? 'external' : 'bundle',
      metafile: true,
      logLevel: 'silent',
    });
    const loaded = Object.keys(metafile.inputs).filter((file) => file.includes(`/${without}/`));
    if (loaded.length > 0) throw new Error(`${entry} must not load ${without}: ${loaded[0]}`);
    return outfile;
  };
  try {
    return await use(bundle);
  } finally {
    for (const made of [folder, inside]) rmSync(made, { recursive: true, force: true });
  }
}
