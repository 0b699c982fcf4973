import { type RawBuilder, sql as fragment } from 'kysely';

/** Whether a text holds what is searched, without regard to capitals, accents and kinds of apostrophes and dashes. */
export const holdsText = (text: RawBuilder<unknown>, searched: string) =>
  fragment<boolean>`strpos(private.folded(${text}), private.folded(${searched})) > 0`;
