declare module 'fs-native-extensions' {
  /** Takes an exclusive advisory lock on an open file; false when another process holds it. */
  export function tryLock(fd: number): boolean;
  /** Gives the lock back. */
  export function unlock(fd: number): void;
}
