import { afterEach } from 'vitest';

Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  localStorage.clear();
});
