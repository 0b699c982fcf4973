import { access } from './contacts.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
