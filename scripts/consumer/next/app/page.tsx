import { definePage, PageView, pageSchemes } from '@omnis/blocks';
import { formatMoney } from '@omnis/models';
import { Button } from '@omnis/ui';

/** A page as a shop's server would answer it. */
const page = definePage({
  blocks: [
    {
      type: 'banner',
      properties: {
        title: 'Made on the quay',
        media: 'overlay',
        actions: [{ text: 'See the tees', href: '/tees/', primary: true }],
      },
    },
    {
      type: 'textBlock',
      properties: {
        title: 'How we print',
        html: '<p>One piece at a time, <strong>when you order it</strong>.</p>',
      },
    },
    { type: 'quote', properties: { quote: 'It washes better than it arrives.', author: 'Hannah, Bristol' } },
  ],
});

/** A Server Component: the page and its controls are rendered on the server and come alive in the browser. */
export default function Home() {
  return (
    <>
      <PageView page={page} />
      <p>
        From {formatMoney(1850, 'GBP')}, {pageSchemes(page).length} sections in other colours
      </p>
      <Button type="button">Add to basket</Button>
    </>
  );
}
