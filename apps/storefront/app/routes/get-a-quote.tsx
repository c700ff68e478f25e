import { worldCountries } from '@omnis/models';
import {
  metaTexts,
  pageData,
  type Reader,
  readerOf,
  type RefusedForm,
  routeHead,
  shellTexts,
} from '@omnis/shop-kit';
import { countryOptions } from '@omnis/shopping';
import { QuoteIntroduction } from '@omnis/studio';
import { serverContext } from '@omnis/rendering/server';
import type { ReactElement } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/get-a-quote.ts';

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
