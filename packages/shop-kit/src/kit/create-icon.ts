import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon of lucide as data. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Props of an icon; attributes of its `<svg>`. */
interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels; 24 unless told. Styles win over it. */
  readonly size?: number | string;
}

type Shape = IconData['node'][number];

const write = ([tag, { key: _key, ...attributes }]: Shape): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;

/**
 * Stands in for lucide's own `createLucideIcon` (see `vite.config.ts`), which builds each icon anew at each render with
 * options that nothing here uses: on the server that took a tenth of a page's time. What an icon is drawn of is text, so
 * that React has one element to write and to bring to life, not four.
 */
export default function createIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const shapes = { __html: node.map(write).join('') };
  return function Icon({ size = 24, ...props }: IconProps): ReactElement {
    const named = 'aria-label' in props || 'aria-hidden' in props || 'role' in props;
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(named ? {} : { 'aria-hidden': 'true' }),
      ...props,
      dangerouslySetInnerHTML: shapes,
    });
  };
}
