import { texts, type CallResponse, type HelpQuestion } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Shipping } from '../../checkout/shipping.ts';
import type { Division } from '../../divisions/division.ts';
import { filler } from './fill.ts';
import type { GroupTemplate } from './help.types.ts';
import { account, payment } from './questions/buying.ts';
import { delivery } from './questions/delivery.ts';
import { care, printing, sizes } from './questions/goods.ts';
import { returns } from './questions/returns.ts';
import { sayToShopper } from '../../../texts/say-to-shopper.ts';
import { popular, reasons } from './reasons.ts';
import { searchHelp, type Searchable } from './search-help.ts';
import { storeFacts, type StoreFacts } from './store-facts.ts';
import type { Language } from '@omnis/models';

/** Help of the stores: questions of the platform, with the facts of the store in their answers. */
export interface HelpService {
  list(
    division: Division,
    asked: { search?: string | undefined; language: Language },
  ): Promise<CallResponse<'help.list'>>;
  group(division: Division, code: string): Promise<Result<CallResponse<'help.group'>>>;
  question(division: Division, name: string): Promise<Result<CallResponse<'help.question'>>>;
  reason(
    division: Division,
    asked: { name: string; language: Language },
  ): Promise<Result<CallResponse<'help.reason'>>>;
  /** What a store's settings say, for other texts of the platform. */
  facts(division: Division): Promise<StoreFacts>;
}

/** The groups of every store, in their order. */
export const helpGroups: readonly GroupTemplate[] = [
  delivery,
  returns,
  sizes,
  printing,
  care,
  payment,
  account,
];

interface FilledGroup {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly HelpQuestion[];
}

/** The help of a store with its facts filled in. */
class FilledHelp {
  readonly facts: StoreFacts;
  readonly groups: readonly FilledGroup[];
  readonly searchable: readonly Searchable[];
  readonly #byName: ReadonlyMap<string, HelpQuestion>;

  constructor(facts: StoreFacts) {
    this.facts = facts;
    const fill = filler(facts);
    const searchable: Searchable[] = [];
    this.groups = helpGroups.map(({ code, title, text, questions }) => ({
      code,
      title,
      text,
      questions: questions
        .filter(({ needs = [] }) => needs.every((fact) => facts[fact] !== ''))
        .map(({ name, title: asked, answer, words = '' }) => {
          const question = { name, title: asked, answer: fill(answer), group: { code, title } };
          searchable.push({ question, words });
          return question;
        }),
    }));
    this.searchable = searchable;
    this.#byName = new Map(searchable.map(({ question }) => [question.name, question]));
  }

  named(name: string): HelpQuestion | undefined {
    return this.#byName.get(name);
  }

  /** Those of these questions that the store has. */
  all(names: readonly string[]): HelpQuestion[] {
    return names.flatMap((name) => this.named(name) ?? []);
  }
}

const missing = (): Failure => fail('not_found', texts.pageNotFound);
const titled = ({ name, title }: HelpQuestion): { name: string; title: string } => ({ name, title });

/** Builds the service. */
export function createHelpService(
  { database, cache, divisions }: Pick<Core, 'database' | 'cache' | 'divisions'>,
  shipping: Pick<Shipping, 'read'>,
): HelpService {
  function filled(division: Division): Promise<FilledHelp> {
    const place = {
      key: `help:${division.id}`,
      tags: [`division:${division.id}`, `division:${platformDivision}`],
    };
    const is = (value: unknown): value is FilledHelp => value instanceof FilledHelp;
    return readThrough<FilledHelp>(cache, { ...place, is }, async () => {
      const methods = await database.tenant(division.id, (db) => shipping.read(db, division));
      const { companyName, name } = divisions.byId(platformDivision) ?? division;
      const facts = storeFacts(division, { methods, platform: companyName || name });
      return { value: new FilledHelp(facts), bytes: 60_000 };
    });
  }

  return {
    facts: async (division) => (await filled(division)).facts,

    list: async (division, { search, language }) => {
      const help = await filled(division);
      const asked = search?.trim() ?? '';
      return {
        groups: help.groups.map((group) => ({ ...group, questions: group.questions.map(titled) })),
        reasons: reasons.map(({ name, title, text }) => ({
          name,
          title: sayToShopper(language, title),
          text: sayToShopper(language, text),
        })),
        popular: help.all(popular).map(titled),
        found: asked === '' ? null : searchHelp(help.searchable, asked),
      };
    },

    group: async (division, code) => {
      const group = (await filled(division)).groups.find((each) => each.code === code);
      return group ? ok({ ...group, questions: [...group.questions] }) : missing();
    },

    question: async (division, name) => {
      const help = await filled(division);
      const question = help.named(name);
      const group = help.groups.find(({ code }) => code === question?.group.code);
      if (!question || !group) return missing();
      return ok({ ...question, related: group.questions.filter((other) => other !== question).map(titled) });
    },

    reason: async (division, { name, language }) => {
      const help = await filled(division);
      const reason = reasons.find((each) => each.name === name);
      if (!reason) return missing();
      const { title, text, actions } = reason;
      return ok({
        name,
        title: sayToShopper(language, title),
        text: sayToShopper(language, text),
        actions: actions.map((action) => ({ ...action, text: sayToShopper(language, action.text) })),
        questions: help.all(reason.questions),
      });
    },
  };
}
