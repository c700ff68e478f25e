import { worldCountries } from '@omnis/models';
import type { ReactElement } from 'react';
import { data } from 'react-router';
import { countryOptions } from '../checkout/countries.ts';
import { pageData } from '../data/page-data.ts';
import { readerOf, type Reader } from '../data/reader.ts';
import { routeHead } from '../head/route-head.ts';
import { QuoteIntroduction } from '../quote/quote-introduction.tsx';
import { serverContext, type RefusedForm } from '../server/server-context.ts';
import type { Route } from './+types/get-a-quote.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

async function load(reader: Reader, refused: RefusedForm | null) {
  const t = await reader.texts(shellTexts);
  const { core, seeds, locale } = reader;
  const { country } = core.state.store;
  const others = worldCountries.filter((code) => code !== country);
  return pageData(seeds, {
    // Names of countries differ between a server and a browser, so they travel with the page.
    countries: countryOptions([country, ...others], locale),
    country,
    refused,
    trail: [{ text: t('home'), href: '/' }, { text: t('getQuote') }],
  });
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const refused = context.get(serverContext).form ?? null;
  const page = await load(readerOf(context), refused);
  return refused ? data(page, { status: refused.status }) : page;
};
export const clientLoader = ({ context }: Route.ClientLoaderArgs) => load(readerOf(context), null);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('getQuote'),
      description: t('quoteText'),
      path: '/get-a-quote/',
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** Asking for a quote (storefront.md §2 /get-a-quote/). */
export default function GetAQuote({ loaderData }: Route.ComponentProps): ReactElement {
  const { countries, country, refused } = loaderData;
  return <QuoteIntroduction refused={refused} country={country} countries={countries} />;
}
