import {
  addUp,
  countCheck,
  countTests,
  isSuccess,
  type JestReport,
  lineOf,
} from '../../scripts/summary.mjs';

const allPassed: JestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('The last line of npm test', () => {
  it('counts the linter and the compiler as one test each', () => {
    const counts = addUp([countCheck(0), countCheck(2), countTests(allPassed, 0)]);
    expect(lineOf(counts)).toBe('8 passed, 1 failed, 0 skipped');
  });

  it('counts pending and todo tests as skipped', () => {
    const report = { ...allPassed, numPendingTests: 2, numTodoTests: 1 };
    expect(lineOf(countTests(report, 0))).toBe('7 passed, 0 failed, 3 skipped');
  });

  it('counts a file that does not load as a failure', () => {
    const report = { ...allPassed, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countTests(report, 1).failed).toBe(3);
  });

  it('counts a failure when Jest fails without a failing test, or leaves no report', () => {
    expect(countTests(allPassed, 1).failed).toBe(1);
    expect(lineOf(countTests(undefined, 1))).toBe('0 passed, 1 failed, 0 skipped');
  });
});

describe('npm test', () => {
  it('fails when something failed', () => {
    expect(isSuccess({ passed: 9, failed: 1, skipped: 0 }, true)).toBe(false);
    expect(isSuccess({ passed: 9, failed: 0, skipped: 0 }, false)).toBe(true);
  });

  it('fails in CI when something was skipped', () => {
    expect(isSuccess({ passed: 9, failed: 0, skipped: 1 }, false)).toBe(false);
    expect(isSuccess({ passed: 9, failed: 0, skipped: 1 }, true)).toBe(true);
  });
});
