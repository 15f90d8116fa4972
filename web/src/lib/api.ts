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

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
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
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = data as Partial<Problem>;
    throw new ApiError(problem.code ?? "refused", answer.status, problem.params ?? {});
  }
  return data as T;
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
  put: <T>(path: string, body?: unknown) => ask<T>("PUT", path, body),
  delete: (path: string) => ask<void>("DELETE", path),
};
