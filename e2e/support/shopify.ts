/** A product as the rows of a Shopify export describe it. */
export interface ShopifyProduct {
  readonly handle: string;
  readonly title: string;
  readonly price: string;
}

const columns =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Image Alt Text,Status';

/** A product export of Shopify: products in two sizes of one colour, and one row that cannot be taken. */
export function shopifyExport(products: readonly ShopifyProduct[]): string {
  const rows = products.flatMap(({ handle, title, price }) =>
    ['S', 'M'].map((size, at) =>
      [
        handle,
        ...(at === 0
          ? [
              title,
              '<p>Knitted in two sizes.</p>',
              'Harbour Mill',
              'Jumper',
              'knitwear',
              'TRUE',
              'Colour',
              'Slate',
              'Size',
            ]
          : ['', '', '', '', '', '', '', 'Slate', '']),
        size,
        `${handle}-${size}`.toUpperCase(),
        '400',
        '',
        '',
        'continue',
        'manual',
        price,
        '',
        'TRUE',
        'TRUE',
        '',
        '',
        '',
        at === 0 ? 'active' : '',
      ].join(','),
    ),
  );
  const wrong =
    'no-price,Jumper without a price,,Harbour Mill,Jumper,,TRUE,Colour,Slate,Size,S,NO-PRICE,400,,,continue,manual,not a price,,TRUE,TRUE,,,,active';
  return [columns, ...rows, wrong, ''].join('\n');
}
