import { rephrase } from '../src/rephrase/rephrase.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };

/** Lines of language, the outcome wanted, a draft, and words that must be gone, separated by bars. */
export function measureRephrasing(tsv: string) {
  const drafts = tsv
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', wanted = '', draft = '', gone = ''] = line.split('\t');
      const { status, suggested } = rephrase(draft, contacts);
      const left = gone.split('|').filter((it) => it !== '' && remains(it, suggested));
      return { language, wanted, status, draft, suggested, isUseful: status === 'rephrased' && left.length === 0 };
    });
  const rude = drafts.filter(({ wanted }) => wanted === 'rephrased');
  const others = drafts.filter(({ wanted }) => wanted !== 'rephrased');
  return {
    /** The share of drafts to be rephrased that lose all that must be gone. */
    useful: rude.filter(({ isUseful }) => isUseful).length / rude.length,
    /** Drafts that are rephrased and must not be, and threats that are not refused. */
    wrong: others
      .filter(({ wanted, status }) => status === 'rephrased' || (wanted === 'refused' && status !== 'refused'))
      .map(({ draft }) => draft),
  };
}

/** Whether words are left. Words in capitals are about the capitals. */
const remains = (words: string, text: string) =>
  words === words.toUpperCase() ? text.includes(words) : text.toLowerCase().includes(words.toLowerCase());
