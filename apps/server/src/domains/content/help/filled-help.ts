import type { HelpQuestion } from '@omnis/contract';
import type { Language } from '@omnis/models';
import { filler } from './fill.ts';
import type { QuestionWords } from './help.types.ts';
import { helpSearch, type HelpSearch, type Searchable } from './search-help.ts';
import type { FactName, StoreFacts } from './fact-names.ts';
import { topics } from './topics.ts';
import { helpWords } from './words/help-words.ts';

/** A group in a language, with the store's facts in its answers. */
export interface FilledGroup {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly HelpQuestion[];
}

/** Words by the names of questions, of a group whose names are not known here. */
type WordsByName = Readonly<Record<string, QuestionWords>>;

/** The help of a store in a language, with its facts filled in. */
export class FilledHelp {
  readonly language: Language;
  readonly facts: StoreFacts;
  readonly groups: readonly FilledGroup[];
  readonly search: HelpSearch;
  readonly #byName: ReadonlyMap<string, HelpQuestion>;

  constructor(language: Language, facts: StoreFacts) {
    this.language = language;
    this.facts = facts;
    const fill = filler(facts);
    const words = helpWords[language];
    const searchable: Searchable[] = [];
    this.groups = topics.map(({ code, questions }) => {
      const { title, text } = words.groups[code];
      const asked: WordsByName = words.groups[code].questions;
      const has = (needs: readonly FactName[] = []): boolean => needs.every((fact) => facts[fact] !== '');
      return {
        code,
        title,
        text,
        questions: questions.flatMap((each) => {
          const found = asked[each.name];
          if (found === undefined || !has(each.needs)) return [];
          const question = {
            name: each.name,
            title: found.title,
            answer: fill(found.answer),
            group: { code, title },
          };
          searchable.push({ question, words: found.words });
          return [question];
        }),
      };
    });
    this.search = helpSearch(searchable, words.search);
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
