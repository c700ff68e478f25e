import {
  ArrowRight,
  BadgePercent,
  CircleCheck,
  Clock,
  Droplets,
  Gift,
  Heart,
  Leaf,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Package,
  Palette,
  Phone,
  Recycle,
  RefreshCw,
  Ruler,
  ShieldCheck,
  Shirt,
  ShoppingBag,
  Sparkles,
  Star,
  Sun,
  Tag,
  Truck,
  Users,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { FieldOption } from '../registry/fields.ts';

const icons = {
  arrow: ['Arrow', ArrowRight],
  bag: ['Bag', ShoppingBag],
  check: ['Tick', CircleCheck],
  clock: ['Clock', Clock],
  drop: ['Water', Droplets],
  gift: ['Gift', Gift],
  heart: ['Heart', Heart],
  leaf: ['Leaf', Leaf],
  mail: ['Letter', Mail],
  message: ['Speech bubble', MessageCircle],
  offer: ['Offer', BadgePercent],
  package: ['Parcel', Package],
  palette: ['Palette', Palette],
  people: ['People', Users],
  phone: ['Telephone', Phone],
  pin: ['Place', MapPin],
  recycle: ['Recycling', Recycle],
  refresh: ['Exchange', RefreshCw],
  ruler: ['Ruler', Ruler],
  shield: ['Shield', ShieldCheck],
  shirt: ['T-shirt', Shirt],
  sparkles: ['Sparkles', Sparkles],
  star: ['Star', Star],
  sun: ['Sun', Sun],
  tag: ['Tag', Tag],
  truck: ['Delivery van', Truck],
} as const satisfies Readonly<Record<string, readonly [string, LucideIcon]>>;

/** The icons that a block can show, for a select field. */
export const iconOptions: readonly FieldOption[] = [
  { value: '', label: 'None' },
  ...Object.entries(icons).map(([value, [label]]) => ({ value, label })),
];

function isIconName(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}

/** Whether there is an icon of this name. */
export function hasIcon(name: string): boolean {
  return isIconName(name);
}

/** An icon by name, for decoration; nothing for a name that there is none of. */
export function BlockIcon({ name, className }: { name: string; className?: string }): ReactElement | null {
  if (!isIconName(name)) return null;
  const [, Icon] = icons[name];
  return <Icon className={className} aria-hidden="true" strokeWidth={1.75} />;
}
