// Who may import whom. A reader of syntax, since Biome's noRestrictedImports cannot tell `import type` from
// `import`, and compares names without resolving them.
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, sep } from 'node:path';
import { parseSync } from '@swc/core';

interface Allowance {
  readonly folders: readonly string[];
  /** Packages by name: whatever is not listed, an alias for instance, is refused. */
  readonly packages: readonly string[];
  /** Packages of which only types may be imported. */
  readonly types: readonly string[];
  readonly node: boolean;
}

const allowances: Readonly<Record<string, Allowance>> = {
  game: { folders: ['game'], packages: [], types: ['boardgame.io'], node: false },
  client: {
    folders: ['client', 'game'],
    packages: ['boardgame.io', 'react', 'react-dom', 'socket.io-client', 'wouter'],
    types: ['vite'],
    node: false,
  },
  server: {
    folders: ['server', 'game'],
    packages: [
      'boardgame.io',
      'koa',
      'libsql',
      'pg',
      'pino',
      'prom-client',
      'socket.io',
      'socket.io-parser',
      'ws',
    ],
    types: [],
    node: true,
  },
};

interface Import {
  /** Undefined if it is computed, so that nobody can tell. */
  readonly from: string | undefined;
  readonly isType: boolean;
}

/** What is wrong with the imports of the three folders under `root`. */
export function complaintsAbout(root: string): string[] {
  return sourceFiles(root).flatMap((file) =>
    complaintsAboutFile(file, readFileSync(join(root, file), 'utf8')),
  );
}

export function sourceFiles(root: string): string[] {
  return Object.keys(allowances).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`),
  );
}

/** `file` is its path from the root of the project, with slashes. */
export function complaintsAboutFile(file: string, text: string): string[] {
  const folder = topOf(file);
  const allowance = allowances[folder];
  if (!allowance) return [];
  return importsOf(file, text)
    .filter((found) => !isAllowed(found, file, allowance))
    .map(({ from, isType }) => {
      const what = from === undefined ? 'something computed' : `${isType ? 'type ' : ''}"${from}"`;
      return `${file} imports ${what}; ${folder} may import ${inWords(allowance)}`;
    });
}

function isAllowed({ from, isType }: Import, file: string, allowance: Allowance): boolean {
  if (from === undefined) return false;
  if (/^\.{1,2}(\/|$)/.test(from)) {
    return allowance.folders.includes(topOf(posix.join(posix.dirname(file), from)));
  }
  if (isBuiltin(from)) return allowance.node;
  const packages = isType ? [...allowance.packages, ...allowance.types] : allowance.packages;
  return packages.some((name) => from === name || from.startsWith(`${name}/`));
}

const topOf = (path: string): string => path.split('/', 1).join();

function inWords({ folders, packages, types, node }: Allowance): string {
  const parts = [...folders.map((folder) => `${folder}/`), ...packages];
  if (types.length > 0) parts.push(`the types of ${types.join(', ')}`);
  if (node) parts.push("Node's own modules");
  return parts.join(', ');
}

type SyntaxNode = Readonly<Record<string, unknown>>;

function importsOf(file: string, text: string): Import[] {
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
  return [...referencesOf(text), ...[...nodesOf(program)].flatMap(importsOfNode)];
}

/** `/// <reference types="…" />` is a comment to the parser. */
function referencesOf(text: string): Import[] {
  const references = text.matchAll(
    /^\s*\/\/\/\s*<reference\s+(path|types)\s*=\s*["']([^"']*)["']/gm,
  );
  return [...references].map(([, kind, name = '']) => ({
    from: kind === 'path' && !name.startsWith('.') ? `./${name}` : name,
    isType: true,
  }));
}

function importsOfNode(node: SyntaxNode): Import[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      // `import { type A }` is none of types only: the import itself remains in the output.
      return node.source ? [{ from: textOf(node.source), isType: node.typeOnly === true }] : [];
    case 'TsImportType':
      return [{ from: textOf(node.argument), isType: true }];
    case 'TsExternalModuleReference':
      return [{ from: textOf(node.expression), isType: false }];
    case 'CallExpression':
      return importsOfCall(node);
    case 'NewExpression':
      return isNamed(node.callee, 'URL') ? workerOf(argumentsOf(node)) : [];
    case 'Identifier':
      // Our sources are ES modules: `require` in any form, also under another name, is a way around.
      return node.value === 'require' ? [{ from: undefined, isType: false }] : [];
    default:
      return [];
  }
}

function importsOfCall(call: SyntaxNode): Import[] {
  const [first] = argumentsOf(call);
  if (isNode(call.callee) && call.callee.type === 'Import') {
    return [{ from: textOf(first), isType: false }];
  }
  if (isMemberOfImportMeta(call.callee, 'glob')) {
    const patterns =
      isNode(first) && first.type === 'ArrayExpression' ? elementsOf(first) : [first];
    return patterns.map((pattern) => ({ from: textOf(pattern), isType: false }));
  }
  return [];
}

/** `new Worker(new URL('./x.ts', import.meta.url))` is how a bundler is told to import x. */
function workerOf([path, base]: unknown[]): Import[] {
  return isMemberOfImportMeta(base, 'url') ? [{ from: textOf(path), isType: false }] : [];
}

/** A name that is written out; the query of Vite (`./x.ts?worker`) does not change whose it is. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'StringLiteral') return String(value.value).replace(/\?.*$/, '');
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return undefined;
  const [only, ...others]: unknown[] = value.quasis;
  return others.length === 0 && isNode(only) ? String(only.cooked).replace(/\?.*$/, '') : undefined;
}

function isMemberOfImportMeta(value: unknown, property: string): boolean {
  if (!isNode(value) || value.type !== 'MemberExpression') return false;
  return (
    isNode(value.object) && value.object.kind === 'import.meta' && isNamed(value.property, property)
  );
}

const isNamed = (value: unknown, name: string): boolean =>
  isNode(value) && value.type === 'Identifier' && value.value === name;

const argumentsOf = (call: SyntaxNode): unknown[] => expressionsIn(call.arguments);
const elementsOf = (array: SyntaxNode): unknown[] => expressionsIn(array.elements);

const expressionsIn = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((item) => (isNode(item) ? item.expression : undefined)) : [];

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** Lists pass for nodes too: they have children and no type. */
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;
