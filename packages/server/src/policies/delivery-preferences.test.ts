import { access } from './delivery-preferences.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
