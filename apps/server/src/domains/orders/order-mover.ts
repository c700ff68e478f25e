/** The mover of an order: staff, its store's team, the one who placed it, or the platform itself. */
export interface OrderMover {
  kind: 'staff' | 'owner' | 'customer' | 'system';
  /** null for the platform itself, and for a customer without an account. */
  id: string | null;
  /** As the status log shows it. */
  name: string;
}
