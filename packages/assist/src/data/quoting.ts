/** What tells that somebody else said a thing, in lower case without accents: the sentence is then no threat of its writer. */
export const quoting: readonly RegExp[] = [
  /\b(?:he|she|they|you|who|husband|wife|ex|partner|father|mother|dad|mum|mom|brother|sister|client) (?:\p{L}+ ){0,2}(?:said|says|told|tells|wrote|texted|threatened|threatens|swore|promised|screamed|shouted|yelled|whispered)\b/u,
  /\b(?:told|tells|texted|warned|threatened|said to|says to|wrote to|swore to|screamed at|shouted at) (?:me|us|her|him|them|the|my|our)\b/,
  /\b(?:dijo|dice|dijeron|dijiste|decia|decias|escribio|escribiste|amenazo con|amenazaba|amenazaste|prometio|grito|gritaste|juraste)\b/,
];
