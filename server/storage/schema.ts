import type { Migration } from './database';

/**
 * States and log entries are text, not jsonb: jsonb reorders keys. Everything that a move changes stands in `states`,
 * `log` and one row of `matches`; the log only grows. Never change a migration that was released: add one.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    statements: [
      `CREATE TABLE matches (
        match_id text PRIMARY KEY,
        game text,
        unlisted integer NOT NULL DEFAULT 0,
        options text,
        clock text NOT NULL DEFAULT 'none',
        opener text,
        open_seats integer NOT NULL DEFAULT 0,
        created_at bigint,
        updated_at bigint,
        gameover text,
        rematch text,
        timing text,
        due bigint,
        extra text
      )`,
      // The list of the lobby, the oldest open table for a quick match, and what the sweeps look for.
      `CREATE INDEX matches_listed ON matches (game, created_at) WHERE unlisted = 0 AND gameover IS NULL`,
      `CREATE INDEX matches_newest ON matches (created_at) WHERE unlisted = 0 AND gameover IS NULL`,
      `CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL`,
      // For the clean-up, by a time that no move changes.
      `CREATE INDEX matches_created ON matches (created_at)`,
      // A seat is free while it has no credentials.
      `CREATE TABLE seats (
        match_id text NOT NULL,
        seat integer NOT NULL,
        name text,
        credentials text,
        device text,
        bot text,
        resigned integer NOT NULL DEFAULT 0,
        PRIMARY KEY (match_id, seat)
      )`,
      `CREATE INDEX seats_device ON seats (device) WHERE device IS NOT NULL`,
      `CREATE TABLE states (match_id text PRIMARY KEY, state_id bigint NOT NULL, state text NOT NULL)`,
      `CREATE TABLE beginnings (match_id text PRIMARY KEY, state text NOT NULL)`,
      // One row an action; the framework logs what it does by itself together with what caused it.
      `CREATE TABLE log (
        match_id text NOT NULL,
        state_id bigint NOT NULL,
        operation text,
        entries text NOT NULL,
        PRIMARY KEY (match_id, state_id)
      )`,
      `CREATE TABLE chat (
        match_id text NOT NULL,
        at bigint NOT NULL,
        line_id text NOT NULL,
        seat integer NOT NULL,
        name text NOT NULL,
        line text NOT NULL,
        PRIMARY KEY (match_id, at, line_id)
      )`,
      `CREATE TABLE device_codes (code text PRIMARY KEY, sealed text NOT NULL, expires bigint NOT NULL)`,
    ],
    // Room in the page for the next version of a row that every move rewrites.
    postgres: [
      'ALTER TABLE states SET (fillfactor = 50)',
      'ALTER TABLE matches SET (fillfactor = 80)',
    ],
  },
];

/** The tables beside `matches` that hold something of a match. */
export const PARTS = ['seats', 'states', 'beginnings', 'log', 'chat'] as const;
