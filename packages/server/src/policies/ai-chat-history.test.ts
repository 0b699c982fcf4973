import { access } from './ai-chat-history.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
