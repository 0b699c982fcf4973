import { readCorpus } from '@mediation/assist-corpus';
import { extractKeyPoints } from '../src/key-points/extract-key-points.ts';

/**
 * The precision and recall of the kinds of key points in single messages of the corpus. Lines of sample, id of the message and
 * kinds wanted. The mistakes in samples 1 to 3 were looked at while the rules were written, those in sample 4 never.
 */
export function measureMessages(tsv: string, isMeasured: (sample: string) => boolean) {
  const texts = new Map(readCorpus().map(({ id, text }) => [id, text]));
  const counts = { right: 0, found: 0, wanted: 0 };
  for (const [sample = '', id = '', kinds = ''] of tsv
    .trimEnd()
    .split('\n')
    .map((it) => it.split('\t')))
    if (isMeasured(sample)) {
      const wanted = new Set(kinds.split(' ').filter((it) => it !== ''));
      const found = kindsOf(texts.get(id)!);
      counts.right += [...wanted].filter((it) => found.has(it)).length;
      counts.found += found.size;
      counts.wanted += wanted.size;
    }
  return { precision: counts.right / counts.found, recall: counts.right / counts.wanted };
}

/** The kinds of key points in a message. Safety is measured with the risk. */
const kindsOf = (text: string): ReadonlySet<string> =>
  new Set(extractKeyPoints({ text }).key_points.flatMap(({ kind }) => (kind === 'safety' ? [] : [kind])));
