import { useLingui } from '@lingui/react/macro';
import type { TermsLanguage, TermsPart } from '@mediation/api-client';
import { Accordion, Bullets, Card, Quote, Stack, Text } from '@mediation/ui';
import { useReveal } from '../../../browser/use-reveal.ts';
import * as styles from './terms.css.ts';

export interface TermsPartsProps {
  parts: TermsPart[];
  fees: TermsPart | undefined;
  language: TermsLanguage;
}

/** The parts to open one by one, each with its line, and the fees. */
export function TermsParts({ parts, fees, language }: TermsPartsProps) {
  const { t } = useLingui();
  const revealParts = useReveal('terms');
  const revealFees = useReveal('fees');
  return (
    <>
      <section ref={revealParts} className={styles.parts} tabIndex={-1} aria-label={t`The terms`} lang={language}>
        <Accordion.Root type="multiple">
          {parts.map((part, at) => (
            <Accordion.Item
              key={part.kind}
              value={part.kind}
              level={2}
              title={
                <span className={styles.title}>
                  <span className={styles.number}>{at + 1}</span>
                  <span>
                    {part.title}
                    <span className={styles.summary}>{part.summary}</span>
                  </span>
                </span>
              }
            >
              <TermsWords text={part.text} />
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </section>
      {fees !== undefined && (
        <Card ref={revealFees} tabIndex={-1} aria-labelledby="fees-title" lang={language}>
          <Stack gap="small">
            <Card.Title id="fees-title">{fees.title}</Card.Title>
            <Text tone="soft">{fees.summary}</Text>
            <TermsWords text={fees.text} />
          </Stack>
        </Card>
      )}
    </>
  );
}

const isItem = (line: string) => line.startsWith('- ');

/** The words of a part. Lines that begin with a dash are a list. */
function TermsWords({ text }: { text: string }) {
  return (
    <Quote asChild look="signed">
      <Stack gap="small" className={styles.words}>
        {text.split(/\n{2,}/).map((piece) => {
          const lines = piece.split('\n');
          const items = lines.filter((line) => isItem(line));
          const said = lines.filter((line) => !isItem(line)).join(' ');
          return (
            <Stack key={piece} gap="tiny">
              {said !== '' && <p>{said}</p>}
              {items.length > 0 && (
                <Bullets marker="disc">
                  {items.map((line) => (
                    <li key={line}>{line.slice(2)}</li>
                  ))}
                </Bullets>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Quote>
  );
}
