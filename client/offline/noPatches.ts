/** Stands in for the package rfc6902, which boardgame.io needs for nothing but `deltaState`. */
function unused(): never {
  throw new Error('states are sent whole: deltaState is off');
}

export const applyPatch = unused;
export const createPatch = unused;
