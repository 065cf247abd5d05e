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
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
