// The HTTP API. What goes wrong becomes an ApiError with the server's code.
import type { Values } from "../i18n/format";
import type {
  AccountAnswer,
  CatalogueAnswer,
  MatchAnswer,
  MeAnswer,
  NewTable,
  NewTableAnswer,
  Problem,
  RecoveryCodeAnswer,
  TableAnswer,
} from "../wire/types";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    /** What the sentence for the code names. */
    readonly params: Values = {},
  ) {
    super(code);
  }
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new ApiError("offline", 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(problem.code ?? "refused", answer.status, problem.params ?? {});
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  const answer = await send(method, path, body, signal);
  if (answer.status === 204) return undefined as T;
  return (await answer.json().catch(() => ({}))) as T;
}

/** Post a request whose answer comes line by line, each of them JSON. */
async function lines<T>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  take: (line: T) => void,
): Promise<void> {
  const answer = await send("POST", path, body, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) if (part) take(JSON.parse(part) as T);
  }
}

/** Shared by all parts of a page, so that a first visit creates only one guest. */
let asking: Promise<MeAnswer> | null = null;
function me(): Promise<MeAnswer> {
  asking ??= ask<MeAnswer>("GET", "/api/me").finally(() => (asking = null));
  return asking;
}

export const api = {
  me,
  rename: (name: string) => ask<MeAnswer>("PATCH", "/api/me", { name }),
  register: (login: string, password: string) =>
    ask<AccountAnswer>("POST", "/api/account", { login, password }),
  signIn: (login: string, password: string) => ask<MeAnswer>("POST", "/api/login", { login, password }),
  signOut: () => ask<void>("POST", "/api/logout"),
  changePassword: (password: string, new_password: string) =>
    ask<void>("POST", "/api/account/password", { password, new_password }),
  newRecoveryCode: (password: string) =>
    ask<RecoveryCodeAnswer>("POST", "/api/account/recovery-code", { password }),
  recover: (login: string, recovery_code: string, new_password: string) =>
    ask<AccountAnswer>("POST", "/api/account/recover", { login, recovery_code, new_password }),
  deleteMe: (password: string | null) => ask<void>("POST", "/api/me/delete", { password }),
  catalogue: () => ask<CatalogueAnswer>("GET", "/api/catalogue"),
  lobby: () => ask<TableAnswer[]>("GET", "/api/tables"),
  myTables: () => ask<TableAnswer[]>("GET", "/api/me/tables"),
  myMatches: () => ask<MatchAnswer[]>("GET", "/api/me/matches"),
  makeTable: (table: Partial<NewTable>) => ask<NewTableAnswer>("POST", "/api/tables", table),
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown, signal?: AbortSignal) => ask<T>("POST", path, body, signal),
  lines,
  put: <T>(path: string, body?: unknown) => ask<T>("PUT", path, body),
  delete: (path: string) => ask<void>("DELETE", path),
};
