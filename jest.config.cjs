const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts?(x)'],
  // .mjs too: tests may ask the scripts.
  transform: { '^.+\\.(m?[jt]s|[jt]sx)$': ['@swc/jest', swc] },
  // boardgame.io ships its own tests; those of its storage are run on ours. The others are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!boardgame.io/src/|wouter/|regexparam/|mitt/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Drawings and styles are for browsers; what a test sees of them is a name.
  moduleNameMapper: { '\\.(svg|css)(\\?.*)?$': '<rootDir>/test/support/asset.ts' },
};
