/** Words of the generated store, which the searches change through. */
const last = ['ashworth', 'bell', 'clarke', 'davies', 'evans', 'frost', 'green', 'hughes', 'iqbal', 'jones'];
const goods = ['harbour', 'meadow', 'lantern', 'pebble', 'willow', 'comet'];
const countries = ['GB', 'DE', 'FR', 'IE', 'US'];

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const day = (n: number): string => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10);

/** First pages that an owner asks for; the number makes each one another. */
export const firstPages: readonly { readonly name: string; readonly path: (n: number) => string }[] = [
  { name: 'Orders', path: () => 'orders/' },
  { name: 'Orders to work on', path: () => 'orders/?status=open' },
  { name: 'Orders by payment', path: () => 'orders/?payment=refunded' },
  { name: 'Orders of a week', path: (n) => `orders/?from=${day(n * 9 + 7)}&to=${day(n * 9)}` },
  { name: 'Orders of a product', path: (n) => `orders/?product={product+${n}}` },
  { name: 'Orders to a country', path: (n) => `orders/?country=${pick(countries, n)}` },
  { name: 'Orders with a discount', path: () => 'orders/?discount=WELCOME10' },
  { name: 'Orders of an amount', path: (n) => `orders/?min=${19 + (n % 15)}&max=${20 + (n % 15)}` },
  { name: 'Orders with a tag', path: () => 'orders/?tag=rush' },
  { name: 'Orders, highest total', path: () => 'orders/?sort=total-desc' },
  { name: 'Orders, a name searched', path: (n) => `orders/?search=${pick(last, n)}` },
  { name: 'Orders, two words searched', path: (n) => `orders/?search=grace+${pick(last, n)}` },
  { name: 'Orders, a number searched', path: (n) => `orders/?search=%23DEMO-${100_000 + n * 997}` },
  { name: 'Orders, an email searched', path: (n) => `orders/?search=buyer-${n * 991 + 1}@bench.example` },
  { name: 'Orders, a product searched', path: (n) => `orders/?search=${pick(goods, n)}` },
  {
    name: 'Orders, a country, a week and a word',
    path: (n) => `orders/?country=DE&from=${day(n + 40)}&to=${day(n)}&search=${pick(last, n)}`,
  },
  { name: 'Products', path: () => 'products/' },
  { name: 'Products by name', path: () => 'products/?sort=name' },
  { name: 'Products by price', path: () => 'products/?sort=price' },
  { name: 'Products, a name searched', path: (n) => `products/?search=${pick(goods, n)}+${n * 97}` },
  { name: 'Products, a SKU searched', path: (n) => `products/?search=BENCH-${n * 97 + 1}-M` },
  { name: 'Customers', path: () => 'customers/' },
  { name: 'Customers, most spent', path: () => 'customers/?sort=spent' },
  { name: 'Customers of a country', path: (n) => `customers/?country=${pick(countries, n)}` },
  { name: 'Customers with a tag', path: () => 'customers/?tag=vip' },
  { name: 'Customers with consent', path: () => 'customers/?consent=yes' },
  { name: 'Customers, a name searched', path: (n) => `customers/?search=${pick(last, n)}` },
  { name: 'Customers, an email searched', path: (n) => `customers/?search=buyer-${n * 991 + 1}@` },
  { name: 'Subscribers', path: () => 'subscribers/' },
  { name: 'Stock', path: () => 'stock/' },
  { name: 'Stock, a SKU searched', path: (n) => `stock/?q=BENCH-${n * 97 + 1}` },
  { name: 'Collections', path: () => 'collections/' },
  { name: 'Discounts', path: () => 'discounts/' },
  { name: 'Search of everything', path: (n) => `search/?q=${pick([...last, ...goods], n)}` },
  { name: 'Home', path: () => 'overview/' },
  { name: 'Figures of 30 days', path: () => 'figures/?period=30d' },
  { name: 'Figures of this year', path: () => 'figures/?period=year' },
];
