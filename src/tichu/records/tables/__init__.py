"""Tables of rounds, hands and decisions in Parquet files, for statistics and research over many games.

A folder of tables consists of parts, each a folder ``part-*`` with one file per table. ``docs/data.md``
describes the columns. Writing and reading Parquet needs DuckDB: ``pip install 'tichu[data]'``.

>>> from tichu.records.tables import TABLES
>>> [table.name for table in TABLES]
['rounds', 'hands', 'decisions']
"""

from __future__ import annotations

from tichu.records.tables.database import TablesError
from tichu.records.tables.export import ExportBatch, Exported, batches, export_batch
from tichu.records.tables.folder import TableFolder, is_table_folder
from tichu.records.tables.rows import RoundContext, RoundRows, record_rows, round_rows
from tichu.records.tables.schema import SCHEMA_VERSION, TABLES, Column, TableSchema
from tichu.records.tables.writer import PartWriter

__all__ = [
    "SCHEMA_VERSION",
    "TABLES",
    "ExportBatch",
    "Column",
    "Exported",
    "PartWriter",
    "RoundContext",
    "RoundRows",
    "TableFolder",
    "TableSchema",
    "TablesError",
    "batches",
    "export_batch",
    "is_table_folder",
    "record_rows",
    "round_rows",
]
