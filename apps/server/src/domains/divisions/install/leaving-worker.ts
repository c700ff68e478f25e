/**
 * The worker of a store that is closed: it takes away what the one before has kept, and then itself, so that nothing of a
 * closed store can be read by those who are kept out.
 */
export const leavingWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;
