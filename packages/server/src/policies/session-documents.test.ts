import { access } from './session-documents.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
