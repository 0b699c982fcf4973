import { access } from './ai-consents.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
