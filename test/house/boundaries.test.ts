import { join } from 'node:path';
import { complaintsAbout, complaintsAboutFile, sourceFiles } from './boundaries';

const root = join(__dirname, '../..');

describe('Import boundaries', () => {
  it('are kept by game, client and server', () => {
    expect(complaintsAbout(root)).toEqual([]);
  });

  it('are checked in every source file, however deep', () => {
    const files = sourceFiles(root);
    expect(files).toContain('server/main.ts');
    expect(files.some((file) => /^game\/\w+\/.+\.ts$/.test(file))).toBe(true);
  });

  it('name the file, the import and what would be allowed', () => {
    expect(complaintsAboutFile('game/sylla/setup.ts', "import Koa from 'koa';")).toEqual([
      'game/sylla/setup.ts imports "koa"; game may import game/, the types of boardgame.io',
    ]);
  });
});

describe('game', () => {
  it.each([
    ['the client', "import { Board } from '../../client/boards/sylla';"],
    ['the server', "import { readConfig } from '../../server/config';"],
    ['the tests', "import { given } from '../../test/support/given';"],
    ['a type of the client', "import type { Board } from '../../client/boards/sylla';"],
    ['something outside the project', "import x from '../../../elsewhere';"],
    ['a path that climbs out and comes back', "import x from '../../game/../server/main';"],
    ['React', "import { useState } from 'react';"],
    ['a part of React', "import { jsx } from 'react/jsx-runtime';"],
    ['a type of React', "import type { ReactNode } from 'react';"],
    ['Koa', "import Koa from 'koa';"],
    ['I/O of Node', "import { readFileSync } from 'node:fs';"],
    ['I/O of Node by its old name', "import fs from 'fs';"],
    ['I/O of Node as a part', "import { readFile } from 'fs/promises';"],
    ['a value of boardgame.io', "import { INVALID_MOVE } from 'boardgame.io/core';"],
    ['a value beside types', "import { type Game, INVALID_MOVE } from 'boardgame.io';"],
    ['only types, but at run time', "import { type Game } from 'boardgame.io';"],
    ['boardgame.io for its effects', "import 'boardgame.io';"],
    ['an alias', "import x from '@/server/config';"],
    ['an alias of package.json', "import x from '#server/config';"],
    ['a path from the root', "import x from 'server/config';"],
    ['an absolute path', "import x from '/server/config';"],
    ['an address', "import x from 'https://example.org/x.js';"],
    ['a package with a similar name', "import type { Game } from 'boardgame.io-extras';"],
    ['a re-export', "export { createApp } from '../../server/app';"],
    ['a re-export of all', "export * from '../../server/app';"],
    ['a re-export under a name', "export * as server from '../../server/app';"],
    ['a re-export of types', "export type { Config } from '../../server/config';"],
    ['a dynamic import', "const load = () => import('../../client/app');"],
    ['a dynamic import in backquotes', 'const load = () => import(`../../client/app`);'],
    ['a dynamic import with a query', "const load = () => import('../../client/app?raw');"],
    ['a computed import', "const load = (name: string) => import('../../' + name);"],
    ['a computed import in backquotes', `const load = (name: string) => import(\`../\${name}\`);`],
    ['a type import inside a type', "type Board = import('../../client/app').Board;"],
    ['typeof an import', "type App = typeof import('../../server/app');"],
    ['import = require', "import Koa = require('koa');"],
    ['require', "const Koa = require('koa');"],
    ['require deep inside', "function f() { if (true) { return [() => require('koa')]; } }"],
    ['require under another name', "const load = require; load('koa');"],
    ['a part of require', "const path = require.resolve('koa');"],
    ['a worker', "new Worker(new URL('../../server/main.ts', import.meta.url));"],
    ['a glob', "const all = import.meta.glob('../../client/boards/*.tsx');"],
    ['several globs', "const all = import.meta.glob(['./*.ts', '../../client/*.ts']);"],
    ['a reference to a type', '/// <reference types="react" />\nexport {};'],
    ['a reference to a file', '/// <reference path="../../client/app.d.ts" />\nexport {};'],
  ])('may not import %s', (_, text) => {
    expect(complaintsAboutFile('game/sylla/setup.ts', text)).toHaveLength(1);
  });

  it.each([
    ['its own files', "import { cards } from './components';"],
    ['what the games share', "export { refuse } from '../table/refusal';"],
    ['the folder above', "import x from '..';"],
    ['the types of boardgame.io', "import type { Game, Ctx } from 'boardgame.io';"],
    ['types of its parts', "import type { Bot } from 'boardgame.io/ai';"],
    ['its own files later', "const bot = () => import('./bot');"],
    ['a worker of its own', "new Worker(new URL('./bot/worker.ts', import.meta.url));"],
    [
      'nothing, but writes of it',
      "// import Koa from 'koa'\nconst text = \"import Koa from 'koa'\";",
    ],
    ['nothing, with generics and casts', 'const same = <T>(x: T) => <T>x;'],
  ])('may import %s', (_, text) => {
    expect(complaintsAboutFile('game/sylla/setup.ts', text)).toEqual([]);
  });
});

describe('client', () => {
  it.each([
    ['the server', "import { readConfig } from '../../server/config';"],
    ['the tests', "const given = () => import('../../test/support/given');"],
    ['modules of Node', "import { join } from 'node:path';"],
    ['Koa', "import type Koa from 'koa';"],
    ['a value of Vite', "import { build } from 'vite';"],
  ])('may not import %s', (_, text) => {
    expect(complaintsAboutFile('client/app/home.tsx', text)).toHaveLength(1);
  });

  it.each([
    ['the games', "import { sylla } from '../../game/sylla';"],
    ['itself, styles too', "import './home.css';\nexport { Seat } from '../table/seat';"],
    ['React', "import { createRoot } from 'react-dom/client';\nconst home = <p>Salve</p>;"],
    ['boardgame.io', "import { Client } from 'boardgame.io/client';"],
    ["Vite's types", '/// <reference types="vite/client" />\nexport {};'],
  ])('may import %s', (_, text) => {
    expect(complaintsAboutFile('client/app/home.tsx', text)).toEqual([]);
  });
});

describe('server', () => {
  it.each([
    ['the client', "import { Home } from '../client/app/home';"],
    ['the tests', "export * from '../test/support/given';"],
    ['React', "import { createElement } from 'react';"],
    ['a package that is not declared', "import router from '@koa/router';"],
  ])('may not import %s', (_, text) => {
    expect(complaintsAboutFile('server/app.ts', text)).toHaveLength(1);
  });

  it.each([
    ['the games', "import { sylla } from '../game/sylla';"],
    ['Koa and Node', "import { join } from 'node:path';\nimport Koa from 'koa';"],
  ])('may import %s', (_, text) => {
    expect(complaintsAboutFile('server/app.ts', text)).toEqual([]);
  });
});
