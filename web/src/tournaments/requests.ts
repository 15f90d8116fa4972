// Requests about tournaments, and a tournament that is followed while a page shows it.
import { api } from "../lib/api";
import type {
  NewTournament,
  NewTournamentAnswer,
  RevisionAnswer,
  TournamentAnswer,
  TournamentCard,
  TournamentRequest,
} from "../wire/types";

export const openTournaments = (): Promise<TournamentCard[]> => api.get("/api/tournaments");
export const pastTournaments = (): Promise<TournamentCard[]> => api.get("/api/tournaments?status=finished");
export const myTournaments = (): Promise<TournamentCard[]> => api.get("/api/me/tournaments");
export const createTournament = (wanted: NewTournament): Promise<NewTournamentAnswer> =>
  api.post("/api/tournaments", wanted);
export const readTournament = (id: string): Promise<TournamentAnswer> => api.get(`/api/tournaments/${id}`);
export const doInTournament = (id: string, request: TournamentRequest): Promise<RevisionAnswer> =>
  api.post(`/api/tournaments/${id}/do`, { do: request });
