import { currencySymbol } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { codeOf, safeColour } from '@omnis/shop-kit';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { choiceText } from './choice-text.ts';
import { FilterRoot } from './filter-css.ts';
import {
  amountText,
  isNoAmount,
  changeFilters,
  readFilters,
  toggleChoice,
  type ChoiceKey,
  type Filters,
  type ProductListing,
} from './filters.ts';
import { narrowing } from './narrowing.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { useChosen } from './use-chosen.ts';

type Facets = ProductListing['facets'];
type Facet = Facets['colour'][number];

/** Properties of {@link FilterForm}. */
export interface FilterFormProps {
  readonly facets: Facets;
  /** Products that the filters leave. */
  readonly total: number;
  readonly filters: Filters;
  readonly currency: string;
  readonly onChange: (filters: Filters) => void;
  /** Id of the form, so that controls outside can belong to it. */
  readonly id?: string;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <details open>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

/** Choices of a facet in the shop, and those chosen though the shop no longer has them. */
function withChosen(facets: readonly Facet[], chosen: readonly string[]): readonly Facet[] {
  const known = new Set(facets.map(({ value }) => value.toLowerCase()));
  const gone = chosen
    .filter((value) => !known.has(value.toLowerCase()))
    .map((value) => ({ value, count: 0 }));
  return [...facets, ...gone];
}

interface ChoicesProps extends Pick<FilterFormProps, 'filters' | 'onChange'> {
  readonly title: string;
  readonly name: ChoiceKey;
  readonly facets: readonly Facet[];
  readonly look: 'box' | 'swatch' | 'chip';
}

/** Choices that are shown at first, and the fewest worth folding away. */
const foldedFrom = 8;
const foldedLeast = 2;

function Choices({ title, name, facets, look, filters, onChange }: ChoicesProps): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const chosen = filters[name];
  const [open, setOpen] = useState(false);
  const shown = withChosen(facets, chosen);
  const more = shown.length - foldedFrom;
  if (shown.length === 0) return null;
  return (
    <Group title={title}>
      <fieldset
        className={look === 'chip' ? 'chips' : undefined}
        data-folded={more > foldedLeast && !open ? '' : undefined}
      >
        <legend>{title}</legend>
        {shown.map(({ value, count, hex }) => {
          const swatch: CSSProperties & Record<`--${string}`, string> = {
            '--swatch': safeColour(hex) ?? 'transparent',
          };
          const own = chosen.find((each) => each.toLowerCase() === value.toLowerCase());
          return (
            <label key={value}>
              <input
                type="checkbox"
                name={name}
                value={value}
                // One that is chosen can always be taken back.
                disabled={count === 0 && own === undefined}
                checked={own !== undefined}
                onChange={() => onChange(toggleChoice(filters, name, own ?? value))}
              />
              {look === 'chip' ? (
                <span className="chip">
                  {choiceText(t, name, value)} <small>{count}</small>
                </span>
              ) : (
                <>
                  <span className={look} style={look === 'swatch' ? swatch : undefined} />
                  <span className="text">{choiceText(t, name, value)}</span>
                  <small>{count}</small>
                </>
              )}
            </label>
          );
        })}
        {more > foldedLeast && (
          <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('showFewer') : t('showMoreOf', { more })}
          </button>
        )}
      </fieldset>
    </Group>
  );
}

function PriceRange({
  facets: { price },
  filters,
  currency,
  onChange,
}: Omit<FilterFormProps, 'id' | 'total'>): ReactElement {
  const t = useTexts(catalogueTexts);
  const { priceMin, priceMax } = filters;
  const [low, setLow] = useState(amountText(priceMin, t.locale));
  const [high, setHigh] = useState(amountText(priceMax, t.locale));
  const [shown, setShown] = useState({ priceMin, priceMax });
  // An invalid amount is reported once its field is left, and removes no filter.
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const fault = useId();
  if (shown.priceMin !== priceMin || shown.priceMax !== priceMax) {
    // The address changed from elsewhere: a chip was taken away, or the shopper went back.
    setShown({ priceMin, priceMax });
    setLow(amountText(priceMin, t.locale));
    setHigh(amountText(priceMax, t.locale));
    setFaulty([]);
  }
  const send = (): void => {
    const wrong = Object.entries({ priceMin: low, priceMax: high }).flatMap(([name, text]) =>
      isNoAmount(text) ? [name] : [],
    );
    setFaulty(wrong);
    if (wrong.length > 0) return;
    const read = readFilters(new URLSearchParams({ priceMin: low, priceMax: high }));
    if (read.priceMin === priceMin && read.priceMax === priceMax) return;
    onChange(changeFilters(filters, { priceMin: read.priceMin, priceMax: read.priceMax }));
  };
  const symbol = currencySymbol(codeOf(currency));
  const field = (
    label: string,
    name: string,
    value: readonly [string, (text: string) => void, number],
  ): ReactElement => (
    <label>
      <span>
        {label} ({symbol})
      </span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        placeholder={String(value[2])}
        value={value[0]}
        onChange={(event) => value[1](event.currentTarget.value)}
        aria-invalid={faulty.includes(name) || undefined}
        aria-describedby={faulty.includes(name) ? fault : undefined}
        onBlur={send}
      />
    </label>
  );
  return (
    <Group title={t('price')}>
      <fieldset className="price">
        <legend>{t('price')}</legend>
        {field(t('from'), 'priceMin', [low, setLow, Math.floor(price.min)])}
        {field(t('to'), 'priceMax', [high, setHigh, Math.ceil(price.max)])}
        {faulty.length > 0 && (
          <p id={fault} className="fault" role="alert">
            {t('noAmount')}
          </p>
        )}
      </fieldset>
    </Group>
  );
}

/**
 * A price counts once its field is left, and Enter is no reason to lose one's place: the keyboard stays in the field, or,
 * where a finger typed, goes to the head of the group, for a field would keep the keyboard of the screen open.
 */
function takePrice(field: Element | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  const head = field.closest('details')?.querySelector('summary');
  const next = matchMedia('(pointer: coarse)').matches && head ? head : field;
  next.focus({ preventScroll: true });
}

/**
 * The filters of a list. With scripts each change takes effect at once; without, it is a form that is sent, and the
 * address is the same.
 */
export function FilterForm({ facets, total, currency, id, ...choice }: FilterFormProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const { colour, size, gender } = facets;
  const [filters, onChange] = useChosen(choice.filters, choice.onChange);
  const common = { filters, onChange };
  const can = narrowing({ facets, total }, filters);
  return (
    <FilterRoot
      id={id}
      // The address says what is chosen, also to browsers that remember.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        takePrice(document.activeElement);
      }}
    >
      {filters.q !== '' && <input type="hidden" name="q" value={filters.q} />}
      {filters.exact && <input type="hidden" name="exact" value="1" />}
      {can.gender && <Choices title={t('forWhom')} name="gender" look="box" facets={gender} {...common} />}
      {can.size && <Choices title={t('size')} name="size" look="chip" facets={size} {...common} />}
      {can.colour && <Choices title={t('colour')} name="colour" look="swatch" facets={colour} {...common} />}
      {can.price && <PriceRange facets={facets} currency={currency} {...common} />}
      <div className="apply">
        <Button type="submit" fullWidth>
          {t('apply')}
        </Button>
      </div>
    </FilterRoot>
  );
}
