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
import type { IconName } from './icon-options.ts';

const icons = {
  arrow: ArrowRight,
  bag: ShoppingBag,
  check: CircleCheck,
  clock: Clock,
  drop: Droplets,
  gift: Gift,
  heart: Heart,
  leaf: Leaf,
  mail: Mail,
  message: MessageCircle,
  offer: BadgePercent,
  package: Package,
  palette: Palette,
  people: Users,
  phone: Phone,
  pin: MapPin,
  recycle: Recycle,
  refresh: RefreshCw,
  ruler: Ruler,
  shield: ShieldCheck,
  shirt: Shirt,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  tag: Tag,
  truck: Truck,
} as const satisfies Readonly<Record<IconName, LucideIcon>>;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** Tells whether there is an icon of this name. */
export function hasIcon(name: string): boolean {
  return isIconName(name);
}

/** An icon by name, for decoration; nothing for a name that there is none of. */
export function BlockIcon({ name, className }: { name: string; className?: string }): ReactElement | null {
  if (!isIconName(name)) return null;
  const Icon = icons[name];
  return <Icon className={className} aria-hidden="true" strokeWidth={1.75} />;
}
