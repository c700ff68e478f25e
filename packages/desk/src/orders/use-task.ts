import { useState } from 'react';

/** Runs work, and says while it does. */
export function useTask(): [boolean, <T>(work: Promise<T>) => Promise<T>] {
  const [running, setRunning] = useState(0);
  const run = async <T>(work: Promise<T>): Promise<T> => {
    setRunning((count) => count + 1);
    try {
      return await work;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return [running > 0, run];
}
