import { access } from './held-messages.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
