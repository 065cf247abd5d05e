import { useCallback } from 'react';
import { useOnlineWords } from '../locales/useOnlineWords';
import { toast } from '../ui/toast';
import { RefusedByServer } from './api';

/** Says why the server did not do something; whatever else went wrong is thrown on. */
export function useRefused(): (error: unknown) => void {
  const { refusals } = useOnlineWords();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof RefusedByServer)) throw error;
      toast(refusals[error.reason]);
    },
    [refusals],
  );
}
