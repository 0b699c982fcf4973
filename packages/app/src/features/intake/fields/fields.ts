import type { IntakeValues } from '../form/answers.ts';

/** What the fields of a topic are given. */
export interface FieldsProps {
  values: IntakeValues;
  set: (part: Partial<IntakeValues>) => void;
  /** The problem of the field with this id, once somebody wanted to go on. */
  errorOf: (id: string) => string | undefined;
  isForClient: boolean;
  /** The currency of the case. */
  currency: string | null;
  /** First name. */
  mediator: string;
}
