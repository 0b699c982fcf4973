import type { ComponentType } from 'react';
import { AccessFields } from './access-fields.tsx';
import { ChildrenFields } from './children-fields.tsx';
import { DocumentsFields } from './documents-fields.tsx';
import type { FieldsProps } from './fields.ts';
import { MattersFields } from './matters-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { RelationshipFields } from './relationship-fields.tsx';
import { SafetyFields } from './safety-fields.tsx';
import type { IntakeTopic } from '../form/sections.ts';

/** The fields of each topic. */
export const sectionFields: Record<IntakeTopic, ComponentType<FieldsProps>> = {
  you: PersonFields,
  relationship: RelationshipFields,
  children: ChildrenFields,
  money: MoneyFields,
  documents: DocumentsFields,
  matters: MattersFields,
  safety: SafetyFields,
  access: AccessFields,
};
