import type { Delivery } from '../render/delivery.ts';

/** Apps without a page, for tests of what stands before pages: whatever gets past it is a 404. */
export const emptyDelivery: Delivery = {
  register: async () => undefined,
  page: async (_request, reply) => reply.code(404).send(),
  fontFaces: (theme) => `@font-face{font-family:"${theme} face"}`,
};
