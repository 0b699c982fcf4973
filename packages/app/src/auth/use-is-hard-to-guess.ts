import { checkPassword } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';

/** Whose password it is to be: a person with a name and an address, or the receiver of a reset link. */
export interface PasswordOwner {
  name?: string;
  email?: string;
  token_hash?: string;
}

/** How long nobody may have typed before a password is checked, in milliseconds. */
const pause = 400;

/** Whether the server would accept the password, asked after a pause in typing; not while that is unknown. */
export function useIsHardToGuess(password: string, { name, email, token_hash }: PasswordOwner): boolean {
  const { call } = useBackend();
  const [isHard, setIsHard] = useState(false);
  useEffect(() => {
    const input = { password, name, email, token_hash };
    if (!checkPassword.input.safeParse(input).success) return undefined;
    let isOutdated = false;
    const check = async () => {
      const answer = await call(checkPassword, input).catch(() => undefined);
      if (!isOutdated) setIsHard(answer?.is_guessable === false);
    };
    const timer = setTimeout(() => void check(), pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      setIsHard(false);
    };
  }, [call, password, name, email, token_hash]);
  return isHard;
}
