import { access } from './handover-notes.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
